import { useState } from 'react'
import { maskCpf, parseCpf } from '#domain/checkout/cpf.ts'

export interface InvoiceCpf {
  typed: string
  isWrong: boolean
  type(text: string): void
  /** Eleven digits, empty where the customer wants none; null while what is typed is no CPF, which the field then says. */
  read(): string | null
}

/** A CPF for the invoice, for who wants one. */
export function useInvoiceCpf(): InvoiceCpf {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const cpf = typed ? parseCpf(typed) : ''
  return {
    typed,
    isWrong: isTried && cpf === null,
    type: (text) => setTyped(maskCpf(text)),
    read() {
      setTried(true)
      return cpf
    },
  }
}
