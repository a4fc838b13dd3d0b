export const MISSING_PRODUCT = 'produto-nao-encontrado'
