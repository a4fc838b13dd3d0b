import { parseCep } from '#domain/address/cep.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { CepAddress } from '#integrations/cep/port.ts'
import type { Shop } from '#shop/shop.ts'

export type CepRefusal =
  | Refusal<'cep-incomplete'>
  | Refusal<'cep-not-found'>
  /** The CEP exists, in a state that is all the shop could find out. */
  | Refusal<'cep-elsewhere', { state: string }>

export async function lookUpCep(
  shop: Pick<Shop, 'cep'>,
  { cep }: { cep: string },
): Promise<Ok<CepAddress> | CepRefusal> {
  const digits = parseCep(cep)
  if (!digits) return refuse('cep-incomplete')
  const answer = await shop.cep.find(digits)
  if (answer.kind === 'address') return ok(answer.address)
  return answer.kind === 'elsewhere'
    ? refuse('cep-elsewhere', { state: answer.state })
    : refuse('cep-not-found')
}
