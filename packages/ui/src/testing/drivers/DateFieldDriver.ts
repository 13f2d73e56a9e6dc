import { TextFieldDriver } from './TextFieldDriver.js';

/** A DateField. Days are written as `YYYY-MM-DD`, '' for none. */
export class DateFieldDriver extends TextFieldDriver {}
