export const stopCopy = {
  copy: 'Copiar',
  copied: 'Copiado',
  copyOf: (name: string) => `Copiar endereço de ${name}`,
  copyFailed: 'Não deu para copiar. Segure o endereço para selecionar.',
  maps: 'Maps',
  mapsOf: (name: string) => `Abrir no Maps o endereço de ${name}`,
  waze: 'Waze',
  wazeOf: (name: string) => `Abrir no Waze o endereço de ${name}`,
  whatsapp: 'WhatsApp',
  whatsappOf: (name: string) => `Escrever no WhatsApp para ${name}`,
  call: 'Ligar',
  callOf: (name: string) => `Ligar para ${name}`,
  /** A gift is a surprise, so do not mention an order. */
} as const
