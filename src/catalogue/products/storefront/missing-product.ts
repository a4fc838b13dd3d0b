/** The value of `aviso` in the address of the list, after a product that is not there. */
export const MISSING_PRODUCT = 'produto-nao-encontrado'
