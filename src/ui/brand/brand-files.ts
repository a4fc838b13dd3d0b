import logo from './logo.svg?url&no-inline'
import logoLight from './logo-light.svg?url&no-inline'
import placeholder from './placeholder.svg?url&no-inline'
import symbol from './symbol.svg?url&no-inline'

/** Addresses of the drawings that pages show. The build names them by their content, so browsers keep them for good. */
export const brandFiles = { logo, logoLight, placeholder, symbol } as const
