// Before the first paint, so that a dark room stays dark. The app takes over from here (useTheme).
(function () {
  var theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('shudu.settings')).theme;
  } catch {
    // No settings yet.
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  if (!['light', 'dark', 'sepia'].includes(theme)) {
    var contrast = theme === 'contrast' || matchMedia('(prefers-contrast: more)').matches;
    theme = (contrast ? 'contrast-' : '') + (dark ? 'dark' : 'light');
  }
  document.documentElement.dataset.theme = theme;
})();
