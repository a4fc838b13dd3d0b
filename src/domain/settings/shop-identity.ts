/** What the footer and the law (Decreto 7.962/2013) say about the shop. */
export interface ShopIdentity {
  name: string
  cnpj: string
  address: string
  email: string
  phone: string
}
