import customer from './sheets/customer.css?url'
import product from './sheets/product.css?url'
import reading from './sheets/reading.css?url'
import shop from './sheets/shop.css?url'

export const shopSheet = shop

/** The `links` of a page: the sheets that it needs beside the one of its frame. */
const linksTo =
  (...sheets: string[]) =>
  () =>
    sheets.map((href) => ({ rel: 'stylesheet', href }))

export const shopLinks = linksTo(shop)
export const framelessLinks = linksTo(shop, customer)
export const productLinks = linksTo(product)
export const customerLinks = linksTo(customer)
export const readingLinks = linksTo(reading)
