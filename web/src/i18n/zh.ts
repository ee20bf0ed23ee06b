import { inLanguage } from './pairs';
import words from './words';

export default inLanguage(words, 'zh');
