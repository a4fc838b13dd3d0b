import { maskCep, parseCep } from '#delivery/addresses/domain/cep.ts'
import { readLocal, writeLocal } from '#ui/browser/local-storage.ts'

const CEP_KEY = 'lume_cep'

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
