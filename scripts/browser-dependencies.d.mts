export const browserDependencies: string[];
