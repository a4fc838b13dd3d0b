/** How a shop is called until its owner has said so. */
const NAMELESS = 'Loja'

/** Whether the owner has said so. */
export const isNamed = (shown: string) => shown !== NAMELESS

export const shopNameOf = ({ name }: { readonly name: string }) => name || NAMELESS

/** 'CPF' or 'CNPJ', by the length that each has. */
export const taxIdWord = (taxId: string) => (taxId.length > 14 ? 'CNPJ' : 'CPF')
