/** The id of the heading of a topic of the questions, which the links above them lead to. */
export const topicId = (group: string): string => `faq-${group}`
