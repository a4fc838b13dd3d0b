/** Its message is a sentence for the person at the terminal: print it without a stack. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OperatorError'
  }
}
