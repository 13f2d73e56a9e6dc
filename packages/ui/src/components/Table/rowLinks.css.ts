import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { row } from './Table.css.js';

globalStyle(`${row}:has([data-row-link])`, { '@layer': { [layers.components]: { cursor: 'pointer' } } });
