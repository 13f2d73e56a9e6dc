/** The container that a form and its sidebar answer to, and the condition under which they stand under each other. */
export const formLayout = 'livery-form-layout';
export const stacked = '(max-width: 760px)';
