export const passportAdminCopy = {
  title: (number: number) => `Passaporte da leva ${number}`,
  plain: 'Passaporte da leva',
  lead: (name: string) => `${name}: a página que se abre com o QR da vela`,
  loadFailed: 'Erro ao carregar a leva',
  levas: 'Levas',
  link: 'Passaporte',
  labels: 'Imprimir etiquetas',
  form: {
    title: 'Texto para quem tem a vela',
    note: 'Seu recado (opcional)',
    noteHint: (most: number) =>
      `Como foi o dia da leva, em até ${most} caracteres. Quem verteu assina embaixo.`,
    open: 'Página aberta',
    openHint: 'Com a página fechada, o QR não abre nada. Estoque, custos e quantidades nunca aparecem.',
    save: 'Salvar',
    saving: 'Salvando...',
  },
  address: {
    title: 'Endereço da página',
    open: 'Ver a página',
    copy: 'Copiar endereço',
    closed: 'A página está fechada. Abra e salve para ver o endereço e o QR.',
    qr: (number: number) => `QR da página da leva ${number}`,
    slip: 'O QR também sai na etiqueta do pedido, quando se sabe que a vela é desta leva.',
  },
  saved: {
    open: { title: 'Página aberta', text: 'O QR da leva já funciona.' },
    closed: { title: 'Página fechada', text: 'Ninguém mais a vê. O que você escreveu continua salvo.' },
  },
  failed: 'Não foi possível salvar a página da leva. O que você escreveu continua aqui.',
  refusals: {
    'note-long': 'O recado passou de 600 caracteres: encurte um pouco.',
    'batch-not-found': 'Esta leva já não existe ou não deu certo.',
    'passport-changed':
      'A página mudou em outra aba. Copie o que escreveu e abra a página de novo para ver como está.',
  },
} as const
