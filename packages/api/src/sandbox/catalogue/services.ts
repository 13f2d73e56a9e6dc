import type { ServiceConfiguration, ServicePackage } from '../../generated/types.js';

const small: ServicePackage = { vcpu: 1, memory: 2048, storage_gb: 20 };
const medium: ServicePackage = { vcpu: 2, memory: 4096, storage_gb: 40 };
const large: ServicePackage = { vcpu: 4, memory: 8192, storage_gb: 80 };
const huge: ServicePackage = { vcpu: 8, memory: 16_384, storage_gb: 160 };

/** The managed services on offer (specification: infrastructure, section 9). */
export const serviceConfigurations: ServiceConfiguration[] = [
  {
    service: 'postgresql',
    display_name: 'PostgreSQL',
    description: 'Relational database for demanding applications',
    icon: null,
    versions: [
      { version: '17', display_name: 'PostgreSQL 17' },
      { version: '16', display_name: 'PostgreSQL 16', is_default: true },
      { version: '15', display_name: 'PostgreSQL 15' },
    ],
    allows_single_node: true,
    allows_multi_node: true,
    multi_node_counts: [3, 5],
    packages: [small, medium, large, huge],
    locations: ['jhv', 'tll', 'trtu'],
  },
  {
    service: 'mariadb',
    display_name: 'MariaDB',
    description: 'Relational database that speaks MySQL',
    icon: null,
    versions: [
      { version: '11.4', display_name: 'MariaDB 11.4 LTS', is_default: true },
      { version: '10.11', display_name: 'MariaDB 10.11 LTS' },
    ],
    allows_single_node: true,
    allows_multi_node: true,
    multi_node_counts: [3, 5],
    packages: [small, medium, large, huge],
    locations: ['jhv', 'tll', 'trtu'],
  },
  {
    service: 'kubernetes',
    display_name: 'Kubernetes',
    description: 'Cluster for containers, with its control plane',
    icon: null,
    versions: [
      { version: '1.31', display_name: 'Kubernetes 1.31', is_default: true },
      { version: '1.30', display_name: 'Kubernetes 1.30' },
    ],
    allows_single_node: false,
    allows_multi_node: true,
    multi_node_counts: [3, 4, 6, 9],
    packages: [medium, large, huge],
    locations: ['jhv', 'tll'],
  },
  {
    service: 'dummy',
    display_name: 'Test service',
    description: 'Answers every request; to try services out',
    icon: null,
    versions: [{ version: '1.0', display_name: 'Test service 1.0', is_default: true }],
    allows_single_node: true,
    allows_multi_node: false,
    packages: [small],
  },
];
