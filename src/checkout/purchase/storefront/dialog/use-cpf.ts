import { useState } from 'react'
import { maskCpf, parseCpf } from '#orders/domain/cpf.ts'

export interface CpfEntry {
  typed: string
  /** It cannot be left empty. */
  isNeeded: boolean
  isWrong: boolean
  type(text: string): void
  /** Eleven digits, empty where the customer wants none; null while what is typed is no CPF, which the field then says. */
  read(): string | null
}

/** A CPF as it is typed: of the customer, or of who receives a parcel. */
export function useCpf({ isNeeded }: Pick<CpfEntry, 'isNeeded'>): CpfEntry {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const cpf = typed || isNeeded ? parseCpf(typed) : ''
  return {
    typed,
    isNeeded,
    isWrong: isTried && cpf === null,
    type: (text) => setTyped(maskCpf(text)),
    read() {
      setTried(true)
      return cpf
    },
  }
}
