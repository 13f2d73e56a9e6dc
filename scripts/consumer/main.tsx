import { createRoot } from 'react-dom/client';
import { Overlays } from './overlays.js';
import { Portal } from './portal.js';

const root = document.querySelector('#root');
const page = new URLSearchParams(location.search).has('overlays') ? <Overlays /> : <Portal />;
if (root) createRoot(root).render(page);
