import type { Transaction } from '#database/connect.ts'
import { boxRow, carrierBoxes, carrierRates } from '#database/schema/carriers.ts'
import { PROPOSED_BOXES } from '#domain/carriers/boxes.ts'
import { proposedRates } from '#domain/carriers/rate-table.ts'

/** The table and the boxes of the demo; whether parcels are sent at all is the owner's switch. */
export async function seedCarriers(tx: Transaction): Promise<void> {
  await tx.insert(carrierRates).values(proposedRates())
  await tx.insert(carrierBoxes).values(PROPOSED_BOXES.map(boxRow))
}
