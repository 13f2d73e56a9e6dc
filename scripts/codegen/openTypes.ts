import ts from 'typescript';
import type { Schema } from './contract.js';

/**
 * The type of an open list of values (`x-extensible-enum`): those that are known, and any other of their kind. The
 * empty intersection keeps the known ones from being swallowed, so that an editor still offers them.
 */
export function openTypes(schema: object): ts.TypeNode | undefined {
  const values = (schema as Schema)['x-extensible-enum'];
  if (!values) return undefined;
  const { factory } = ts;
  const known = values
    .filter((value) => value !== null)
    .map((value) =>
      factory.createLiteralTypeNode(
        typeof value === 'number' ? factory.createNumericLiteral(value) : factory.createStringLiteral(value),
      ),
    );
  const kind = typeof values[0] === 'number' ? ts.SyntaxKind.NumberKeyword : ts.SyntaxKind.StringKeyword;
  const other = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(kind),
    factory.createTypeLiteralNode([]),
  ]);
  const nothing = values.includes(null) ? [factory.createLiteralTypeNode(factory.createNull())] : [];
  return factory.createUnionTypeNode([...known, other, ...nothing]);
}
