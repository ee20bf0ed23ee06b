// What cannot wait for the app's code: the theme, so that a dark room stays dark (useTheme takes over), and the files
// that this visit needs, so that they come side by side with the code that asks for them. The build names the files
// (build/start.ts).
(function () {
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('shudu.settings')) || {};
  } catch {
    // No settings yet.
  }
  var theme = settings.theme;
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  if (!['light', 'dark', 'sepia'].includes(theme)) {
    var contrast = theme === 'contrast' || matchMedia('(prefers-contrast: more)').matches;
    theme = (contrast ? 'contrast-' : '') + (dark ? 'dark' : 'light');
  }
  document.documentElement.dataset.theme = theme;

  var files = document.currentScript.dataset;
  var spoken = navigator.languages.find((tag) => /^(en|zh)/i.test(tag)) || 'en';
  var language = ['en', 'zh'].includes(settings.language) ? settings.language : spoken.slice(0, 2).toLowerCase();
  var screen = location.hash.split('/')[1];
  for (var file of ((files[language] || '') + ' ' + (files[screen] || '')).split(' ').filter(Boolean)) {
    var link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) {
      link.as = 'style';
    }
    link.href = file;
    document.head.append(link);
  }
})();
