/** Stands in the address where a written post has its id. */
export const NEW_POST = 'novo'
