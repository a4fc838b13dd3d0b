export type MissingUnits = { readonly name: string; readonly requested: number; readonly available: number }
