import type { SettingsFault } from '#settings/domain/settings-fields.ts'

export const brandSection = {
  title: 'Marca',
  about: 'o rosto da loja',
  fields: {
    orderPrefix: { label: 'Prefixo dos pedidos' },
    shortName: { label: 'Nome curto', hint: 'Embaixo do ícone no celular. Em branco, o nome da loja.' },
    newsletter: {
      label: 'Nome da newsletter',
      hint: 'Aparece na página inicial, no menu, no perfil e nos e-mails.',
    },
  },
} as const

export const brandCopy = {
  title: 'Marca',
  lead: 'O rosto da loja: site, e-mails, ícone no celular e tudo o que você imprime.',
  loadFailed: 'Erro ao carregar a marca',
  names: 'Nomes',
  nextOrder: (prefix: string) => `O próximo será ${prefix}-7K2M-QX4A. Os anteriores não mudam.`,
  faults: {
    orderPrefix: { malformed: 'Use de 2 a 4 letras, sem acento. Por exemplo: MIM.' },
  } as Readonly<Record<string, Partial<Record<SettingsFault, string>>>>,
  toDefault: 'Voltar ao padrão',
} as const
