import { createRoot } from 'react-dom/client';
import { Portal } from './portal.js';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Portal />);
