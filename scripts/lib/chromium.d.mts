export declare function findChromium(): string | undefined;
export declare const chromiumFlags: string[];
export declare function launchOptions(): { executablePath?: string; args: string[] };
export declare function installPackage(name: string): boolean;
export declare function ensureChromium(): void;
