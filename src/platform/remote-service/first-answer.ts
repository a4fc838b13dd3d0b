import { RemoteServiceError } from './remote-service.ts'

export async function firstAnswer<Service, Answer>(
  services: readonly Service[],
  ask: (service: Service) => Promise<Answer>,
  isAnswer: (answer: Answer) => boolean,
): Promise<Answer | undefined> {
  let last: Answer | undefined
  for (const service of services) {
    try {
      last = await ask(service)
      if (isAnswer(last)) return last
    } catch (error) {
      if (!(error instanceof RemoteServiceError)) throw error
    }
  }
  return last
}
