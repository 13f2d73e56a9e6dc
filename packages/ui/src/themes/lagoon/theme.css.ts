import { themeStylesheet } from '../../theme/themeStylesheet.js';
import { manifest } from './manifest.js';

themeStylesheet(manifest);
