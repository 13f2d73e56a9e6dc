export declare function findChromium(): string | undefined;
export declare const chromiumFlags: string[];
export declare const unoptimized: string;
export declare const oneRenderer: string;
export declare const quicklyOptimized: string;
export declare function launchOptions(...flags: string[]): { executablePath?: string; args: string[] };
export declare function installPackage(name: string): boolean;
export declare function ensureChromium(): void;
