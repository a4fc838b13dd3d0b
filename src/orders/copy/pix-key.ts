/** Eleven digits may be valid both as a CPF and as a phone number. */
export const pixKeyUnclear =
  'Este número pode ser um CPF ou um celular. Se for celular, escreva com +55 na frente; se for CPF, com os pontos: 000.000.000-00.'
