import { checkPassword } from '@livery/api/domain/vmValidation';

/* Without the characters that are easily taken for each other. */
const characters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 20;

/** A password of 20 random characters (about 116 bits) that meets the rules of the specification (I 5). */
export function generatePassword(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  const password = Array.from(numbers, (number) => characters[number % characters.length]).join('');
  return checkPassword(password).length === 0 ? password : generatePassword();
}
