import { useCallback, useRef } from 'react'
import { parseCep } from '#domain/address/cep.ts'
import { askCep } from '#web/freight/ask-addresses.ts'
import type { ManualOrderForm } from './use-manual-order.ts'

/** A whole CEP brings its street, once; what cannot be found is typed. */
export function useCepFill(edit: ManualOrderForm['edit']) {
  const asked = useRef<string | null>(null)
  return useCallback(
    async (typed: string) => {
      const cep = parseCep(typed)
      if (!cep || cep === asked.current) return
      asked.current = cep
      const found = await askCep(cep)
      // A later CEP is the one that counts.
      if (!found.ok || asked.current !== cep) return
      const { postalCode: _typed, ...address } = found.answer.address
      edit(address)
    },
    [edit],
  )
}
