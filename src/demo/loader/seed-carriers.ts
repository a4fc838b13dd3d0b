import { PROPOSED_BOXES } from '#delivery/carriers/domain/boxes.ts'
import { proposedRates } from '#delivery/carriers/domain/rate-table.ts'
import { boxRow, carrierBoxes, carrierRates } from '#delivery/carriers/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'

export async function seedCarriers(tx: Transaction): Promise<void> {
  await tx.insert(carrierRates).values(proposedRates())
  await tx.insert(carrierBoxes).values(PROPOSED_BOXES.map(boxRow))
}
