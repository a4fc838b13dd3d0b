import { useState } from 'react'
import { maskCpf, parseCpf } from '#orders/domain/cpf.ts'

export interface CpfEntry {
  typed: string
  isNeeded: boolean
  isWrong: boolean
  type(text: string): void
  /** Eleven digits, or empty if not wanted. Null if invalid; the field then shows its error. */
  read(): string | null
}

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
