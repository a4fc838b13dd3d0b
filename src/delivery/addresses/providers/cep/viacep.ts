import { z } from 'zod'
import { parseCep } from '#delivery/addresses/domain/cep.ts'
import { type RemoteService, serviceUrl } from '#platform/remote-service/remote-service.ts'
import type { CepDirectory } from './port.ts'

/** An unknown CEP returns 200 with `erro`, formerly a boolean, now a string. */
const answerShape = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
  z.object({
    cep: z.string(),
    logradouro: z.string(),
    bairro: z.string(),
    localidade: z.string().min(1),
    uf: z.string().length(2),
  }),
])

export function createViaCep(service: RemoteService, baseUrl: string): CepDirectory {
  return {
    async find(cep) {
      const url = serviceUrl(baseUrl, `ws/${cep}/json/`)
      const answer = await service.ask({ url, shape: answerShape, absent: [400, 404] })
      if (!answer || 'erro' in answer) return { kind: 'unknown' }
      const address = {
        cep: parseCep(answer.cep) ?? cep,
        street: answer.logradouro,
        neighborhood: answer.bairro,
        city: answer.localidade,
        state: answer.uf.toUpperCase(),
        point: null,
        source: 'viacep' as const,
      }
      return { kind: 'address', address }
    },
  }
}
