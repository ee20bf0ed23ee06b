import { createPinia } from 'pinia';
import { createApp, watchEffect } from 'vue';
import App from './App.vue';
import { i18n, useLanguage } from './i18n';
import { route } from './router';
import { prefetch } from './screens';
import { useSettings } from './stores/settings';
import { useTheme } from './ui/theme';
import { watchForUpdates } from './updates';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

const app = createApp(App).use(createPinia()).use(i18n);
const { settings, language } = useSettings();
useTheme(() => settings.theme);
watchEffect(() => (document.documentElement.dataset.digits = settings.legibleDigits ? 'legible' : 'usual'));
// Side by side with the words, not after them: on a slow line every turn counts.
prefetch(route.value.screen);
await useLanguage(language());
app.mount('#app');

watchEffect(() => void useLanguage(language()));

if (import.meta.env.PROD) {
  // Fetching everything for later must not slow down the first screen.
  const REST_MS = 3000;
  const later = (): void => void window.setTimeout(() => void watchForUpdates(), REST_MS);
  if (document.readyState === 'complete') {
    later();
  } else {
    window.addEventListener('load', later);
  }
}
