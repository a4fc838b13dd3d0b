import { useState } from 'react'
import type { BankMatches } from '#payments/use-cases/list-bank-matches.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { seenPix } from './seen-pix.ts'

export interface Ticks {
  isOn(seen: string): boolean
  tick(seen: string, isOn: boolean): void
  chosen: readonly { seen: string; amount: Centavos }[]
}

type Proposal = BankMatches['proposals'][number]

export function isSure({ entry, pix, reasons }: Proposal): boolean {
  const agrees = reasons.includes('txid') || (reasons.includes('name') && reasons.includes('day'))
  return entry.amount === pix.amount && agrees
}

export function useTicks(proposals: BankMatches['proposals'], missing: BankMatches['missing']): Ticks {
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map())
  const rows = [
    ...proposals.map((proposal) => ({
      seen: seenPix(proposal.attemptId, proposal.entryId),
      amount: proposal.entry.amount,
      isSure: isSure(proposal),
    })),
    ...missing.map(({ attemptId, amount }) => ({ seen: seenPix(attemptId), amount, isSure: false })),
  ]
  const chosen = rows.filter(({ seen, isSure: sure }) => touched.get(seen) ?? sure)
  const isOn = (seen: string) => chosen.some((row) => row.seen === seen)
  return {
    chosen,
    isOn,
    tick: (seen, isTicked) => setTouched((before) => new Map(before).set(seen, isTicked)),
  }
}
