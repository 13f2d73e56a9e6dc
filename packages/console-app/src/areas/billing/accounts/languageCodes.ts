/** The languages offered for invoices (ISO 639-1): those that are official in some country and widely used. */
export const languageCodes: readonly string[] = `
  af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl he hi hr hu hy id is it ja ka kk km ko ky
  lo lt lv mk mn ms mt my nb ne nl pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu
`
  .trim()
  .split(/\s+/);
