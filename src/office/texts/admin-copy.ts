import type { TextFault, TextKind } from '#settings/domain/shop-text.ts'

export const textsCopy = {
  title: 'Textos',
  lead: 'Tudo o que a loja escreve por você. Altere só o que quiser; o resto fica no padrão.',
  loadFailed: 'Erro ao carregar os textos',
  kinds: {
    email: { title: 'E-mails', about: 'saem automaticamente' },
    whatsapp: { title: 'WhatsApp', about: 'você envia com um toque' },
    shop: { title: 'Na loja', about: 'o que quem compra lê nas páginas' },
    law: { title: 'Páginas da lei', about: 'você acrescenta; o que a lei exige permanece' },
  } satisfies Record<TextKind, { title: string; about: string }>,
  own: 'Seu texto',
  standard: 'Padrão',
  closing: 'A despedida é uma só para todos os e-mails:',
  toClosing: 'Dados da loja, E-mails',
  insert: 'Inserir no texto',
  insertOne: (placeholder: string) => `Inserir ${inBraces(placeholder)}`,
  count: (length: number, longest: number) => `${length} de ${longest} caracteres.`,
  needs: (placeholders: readonly string[]) => `Precisa conter ${listed(placeholders)}.`,
  standardText: 'Texto padrão',
  toStandard: 'Voltar ao padrão',
  save: 'Salvar texto',
  saving: 'Salvando...',
  saved: { title: 'Texto salvo' },
  saveFailed: 'O texto não foi salvo',
  invalid: 'Confira o que está marcado.',
  changedMeanwhile:
    'Este texto foi alterado em outra janela. Copie o seu, recarregue a página e junte os dois.',
  faults: (fault: TextFault, allowed: readonly string[]): string => {
    switch (fault.code) {
      case 'too-long':
        return `O texto passa de ${fault.longest} caracteres.`
      case 'one-line':
        return 'Escreva em uma linha só.'
      case 'invisible':
        return 'O texto tem um caractere invisível. Apague e digite de novo.'
      case 'stray-brace':
        return 'Há uma chave { ou } sozinha. Apague ou complete.'
      case 'missing':
        return `Falta ${inBraces(fault.placeholder)}: sem isso a frase fica incompleta.`
      case 'repeated':
        return `${inBraces(fault.placeholder)} aparece mais de uma vez.`
      case 'unknown':
        return `${inBraces(fault.placeholder)} não existe aqui. ${
          allowed.length > 0 ? `Use ${listed(allowed)}.` : 'Este texto não usa chaves.'
        }`
    }
  },
  preview: {
    title: 'Como fica',
    about: 'Com um pedido de exemplo.',
    stale: 'A prévia não carregou.',
    retry: 'Tentar de novo',
    frame: (title: string) => `Prévia do e-mail: ${title}`,
  },
  leave: {
    title: 'Sair sem salvar?',
    question: 'O texto que você escreveu ainda não foi salvo.',
    confirm: 'Sair sem salvar',
  },
} as const

function inBraces(placeholder: string): string {
  return `{${placeholder}}`
}

function listed(placeholders: readonly string[]): string {
  return placeholders.map(inBraces).join(', ')
}
