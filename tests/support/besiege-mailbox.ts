export const besiegedEmail = 'helena.martins@gmail.com'

export async function besiegeMailbox(
  { passMinutes }: { passMinutes: (minutes: number) => void },
  forms: readonly ((email: string) => Promise<unknown>)[],
) {
  for (let hour = 0; hour < 23; hour++) {
    for (const form of forms) {
      await form(besiegedEmail)
      await form(`Helena.Martins+${hour}@gmail.com`)
      await form(`h.elenamartins+${hour}@gmail.com`)
    }
    passMinutes(60)
  }
}
