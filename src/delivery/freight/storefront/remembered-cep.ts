import { maskCep, parseCep } from '#delivery/addresses/domain/cep.ts'
import { readLocal, writeLocal } from '#ui/browser/local-storage.ts'

/** Kept in this browser only, and not there before somebody asked for a price. */
const CEP_KEY = 'lume_cep'

/** As the field shows it; null where none is kept, or what is kept is none. */
export function rememberedCep(): string | null {
  const cep = parseCep(readLocal(CEP_KEY) ?? '')
  return cep && maskCep(cep)
}

export function rememberCep(cep: string): void {
  writeLocal(CEP_KEY, parseCep(cep))
}

export function forgetCep(): void {
  writeLocal(CEP_KEY, null)
}
