import { createContext } from 'react';

/**
 * Names the place of the forms below it: the screen, or a dialog about a row. What is typed there when the session ends
 * is there again, in the same place, when the same user has signed in again.
 */
export const FormScope = createContext<string | undefined>(undefined);
