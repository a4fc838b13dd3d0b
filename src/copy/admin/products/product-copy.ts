/** What a duplicated product is called until she names it. */
export const copiedName = (name: string) => `Cópia de ${name}`
