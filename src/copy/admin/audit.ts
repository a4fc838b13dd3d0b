/** The history of changes, on the page of whatever was changed. */
export const auditCopy = {
  title: 'Histórico de alterações',
  empty: 'Nenhuma alteração registrada ainda.',
  by: (name: string) => `por ${name}`,
  nothing: 'vazio',
  yes: 'sim',
  no: 'não',
  /** A long text is not shown twice: that it changed is enough. */
  rewritten: 'texto alterado',
  from: 'de',
  to: 'para',
} as const
