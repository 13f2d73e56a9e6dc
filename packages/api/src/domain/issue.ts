/** What is wrong with a value: a code that the console translates, and the numbers or words its text needs. */
export interface Issue<Code extends string = string> {
  code: Code;
  params?: Record<string, string | number>;
}
