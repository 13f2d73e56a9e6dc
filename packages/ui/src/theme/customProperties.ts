import { vars } from './contract.css.js';

/** Values of tokens, by group and name. */
export type TokenValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Values by the custom properties that the contract names: `--livery-color-text`. Throws for a token that is not in it. */
export function customProperties(values: TokenValues): Record<string, string> {
  const contract: TokenValues = vars;
  return Object.fromEntries(
    Object.entries(values).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([token, value]) => {
        const property = contract[group]?.[token]?.slice('var('.length, -1);
        if (property === undefined) throw new Error(`There is no token ${group}.${token}.`);
        return [property, value];
      }),
    ),
  );
}
