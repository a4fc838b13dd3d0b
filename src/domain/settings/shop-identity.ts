/** What the footer and the law (Decreto 7.962/2013) say about the shop; each is empty until it was set. */
export interface ShopIdentity {
  name: string
  /** CPF or CNPJ. */
  taxId: string
  address: string
  email: string
  phone: string
}
