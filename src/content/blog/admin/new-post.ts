/** Used in the URL in place of an id while a post is new. */
export const NEW_POST = 'novo'
