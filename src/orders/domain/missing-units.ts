export type MissingUnits = { readonly name: string; readonly wanted: number; readonly available: number }
