import logo from './logo.svg?url&no-inline'
import logoLight from './logo-light.svg?url&no-inline'
import placeholder from './placeholder.svg?url&no-inline'
import symbol from './symbol.svg?url&no-inline'

/** The build adds a content hash to these URLs, so browsers can cache them forever. */
export const brandFiles = { logo, logoLight, placeholder, symbol } as const
