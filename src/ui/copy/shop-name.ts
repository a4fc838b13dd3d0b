const NAMELESS = 'Loja'

export const isNamed = (name: string) => name !== NAMELESS

export const chooseShopName = ({ name }: { readonly name: string }) => name || NAMELESS

export const taxIdWord = (taxId: string) => (taxId.length > 14 ? 'CNPJ' : 'CPF')
