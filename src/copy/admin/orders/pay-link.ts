/** The address of an unpaid order, for its customer. */
export const payLinkCopy = {
  title: 'Endereço para pagar',
  hint: (email: string, until: string) =>
    `Mande este endereço ao cliente. Ele entra com um código enviado a ${email} e paga até ${until}.`,
  copy: 'Copiar endereço',
  whatsapp: 'Mandar pelo WhatsApp',
  mail: 'Mandar por e-mail',
  subject: (number: string) => `Seu pedido ${number}`,
  message: (name: string, total: string, link: string, until: string) =>
    `Oi, ${name}! Seu pedido está separado: ${total}. Para pagar, entre com o seu e-mail por este endereço, até ${until}: ${link}`,
} as const
