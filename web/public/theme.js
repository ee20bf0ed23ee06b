// Before the first paint, so that a dark room stays dark. The app takes over from here (useTheme).
(function () {
  var theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('shudu.settings')).theme;
  } catch {
    // No settings yet.
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  if (theme === 'contrast') theme = dark ? 'contrast-dark' : 'contrast-light';
  if (!['light', 'dark', 'sepia', 'contrast-dark', 'contrast-light'].includes(theme)) {
    theme = matchMedia('(prefers-contrast: more)').matches ? (dark ? 'contrast-dark' : 'contrast-light') : dark ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
})();
